/** The anchor of a heading, as code hosts make it too: so a link to it works in the repository and on the site. */
export const slug = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
