import type { Texts } from './english'

export default {
  title: 'SCEGLI IL MENU',
  next: 'Avanti',
  missing: 'Scegli un menu tra quelli qui sopra',
  menu: 'Menu scelto',
} satisfies Texts
