/** The address of the back end. Replace it by yours. */
export const api = 'https://api.example.com'
