import type { Texts } from './english'

export default {
  title: 'Scegli il menu',
  next: 'Avanti',
  missing: 'Scegli un menu tra quelli qui sopra',
  menu: 'Menu scelto',
} satisfies Texts
