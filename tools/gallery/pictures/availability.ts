import type { PictureEntry } from '../picture'
import { after, continues } from './ways'

/** After Continue: step 2, step 3, or a message. */
export const availability: readonly PictureEntry[] = [
  {
    id: 'checking',
    title: 'Checking availability',
    caption: 'The loading text covers the step while the back end checks.',
    scene: 'never answered',
    walk: after(continues, 'text', 'booking.waiting'),
  },
  {
    id: 'alternatives',
    title: 'Other restaurants with tables',
    caption: 'The chosen restaurant is full. Others nearby are listed, with the nearest time marked.',
    scene: 'full with alternatives',
    needs: ['cross-sell'],
    walk: after(continues, 'heading', 'cross-sell.title'),
  },
  {
    id: 'fallback',
    title: 'Times on request',
    caption: 'Without free tables, the restaurant may accept an enquiry: “Enquire”.',
    scene: 'enquiry fallback',
    needs: ['cross-sell', 'enquiry'],
    walk: after(continues, 'heading', 'cross-sell.title'),
  },
  {
    id: 'none',
    title: 'No table anywhere',
    caption: 'The message names the restaurant and gives its telephone number.',
    scene: 'all full',
    walk: after(continues, 'button', 'widget.ok'),
  },
  {
    id: 'check-failed',
    title: 'A check that failed',
    caption: 'The banner can be dismissed, and all selections stay.',
    scene: 'the check fails',
    walk: after(continues, 'button', 'widget.ok'),
  },
  {
    id: 'menu',
    title: 'Choose a menu',
    caption: 'If a brand offers menus, each is a card.',
    scene: 'a menu to choose',
    needs: ['menus'],
    plugins: { menus: { offer: true } },
    walk: after(continues, 'heading', 'menus.title'),
  },
  {
    id: 'menu-missing',
    title: 'No menu chosen yet',
    caption: 'Next without a selection shows an error.',
    scene: 'a menu to choose',
    needs: ['menus'],
    plugins: { menus: { offer: true } },
    async walk(walker, visit) {
      await continues(walker, visit)
      await walker.presses('menus.next')
      await walker.finds('text', 'menus.missing')
    },
  },
]
