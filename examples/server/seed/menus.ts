/** The menus that diners can choose when booking; the thumbnails are files in menu/thumbnails. */
export const menus = [
  {
    id: 'a-la-carte',
    title: 'À la carte',
    description:
      'Choose at your table from the whole menu: dough balls, Romana and Classic pizzas, pasta and salads.',
    thumbnail: 'a-la-carte.svg',
  },
  {
    id: 'three-courses',
    title: 'Three courses',
    description: 'A starter, any pizza or pasta and a dolce, served together for the table.',
    thumbnail: 'three-courses.svg',
  },
  {
    id: 'pizza-and-prosecco',
    title: 'Pizza and Prosecco',
    description: 'Any Classic pizza with a glass of Prosecco or a bottled soft drink.',
    thumbnail: 'pizza-and-prosecco.svg',
  },
] as const
