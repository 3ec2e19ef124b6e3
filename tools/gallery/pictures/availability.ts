import type { PictureEntry } from '../picture'
import { after, continues } from './ways'

/** What Continue leads to: step 2, step 3, or a message. */
export const availability: readonly PictureEntry[] = [
  {
    id: 'checking',
    title: 'Checking availability',
    caption: 'The loading text stands over the step while the restaurant is asked.',
    scene: 'never answered',
    walk: after(continues, 'text', 'booking.waiting'),
  },
  {
    id: 'alternatives',
    title: 'Other restaurants with tables',
    caption: 'The chosen restaurant is full: others near by, the nearest time marked.',
    scene: 'full with alternatives',
    needs: ['cross-sell'],
    walk: after(continues, 'heading', 'cross-sell.title'),
  },
  {
    id: 'fallback',
    title: 'Times that can be asked for',
    caption: 'Where nothing is free the restaurant may still be asked: “Enquire”.',
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
    caption: 'The banner can be dismissed, and everything chosen stays.',
    scene: 'the check fails',
    walk: after(continues, 'button', 'widget.ok'),
  },
  {
    id: 'menu',
    title: 'Choose a menu',
    caption: 'Where a brand offers menus: a card for each, one of them to choose.',
    scene: 'a menu to choose',
    needs: ['menus'],
    plugins: { menus: { offer: true } },
    walk: after(continues, 'heading', 'menus.title'),
  },
  {
    id: 'menu-missing',
    title: 'No menu chosen yet',
    caption: 'Next without a choice says what is missing.',
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
