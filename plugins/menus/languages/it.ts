import type { Texts } from './english'

export default {
  title: 'Scelga il menu',
  next: 'Avanti',
  missing: 'Scelga un menu tra quelli qui sopra',
  menu: 'Menu scelto',
} satisfies Texts
