import '../kit/dom'
import 'tavola'
import type { Brand, Messages } from 'tavola'
import type { Message } from '../../src/messages/message'
import { readLanguage } from '../../src/host/brand/language'
import type { Catalogue } from '../../src/host/brand/catalogue'
import type { AnyPlugin } from '../../src/contract/plugin'
import { packOf } from '../../tools/languages/packs'
import { brand as milano } from '../../themes/milano/brand'
import { anna } from '../kit/booking'
import { availabilityBody, slotBody, venueBody, sessionsBody, venue } from '../kit/fixtures'
import { expect } from 'chai'
import { renderPlugins } from '../kit/diner'
import type { TestKernelOptions } from '../kit/kernel'
import { act } from '@testing-library/react'

/**
 * A language that no one speaks: every text of the widget stands in brackets, "⟦Continue⟧", and what the server and the
 * diner say in others, "«Cork»". Its days and digits are Egypt's: a Latin letter or digit outside of the brackets is
 * one that no catalogue has.
 */
const wrap = (message: Message): Message =>
  typeof message === 'string'
    ? `⟦${message}⟧`
    : (Object.fromEntries(
        Object.entries(message).map(([form, text]) => [form, `⟦${text}⟧`]),
      ) as typeof message)

const pack = async (): Promise<{ default: Messages }> => ({
  default: Object.fromEntries(
    Object.entries(packOf('english')).map(([key, message]) => [key, wrap(message)]),
  ),
})
const languages = async () => ({ default: { ar: pack } })

/** Texts between « and ». */
const spoken = 'en-IE'

/** The default brand in that language. */
export async function pseudoBrand(
  options: Brand['options'] = {},
  backEndLanguage?: string,
): Promise<Partial<Brand>> {
  const brand = { ...milano, locale: 'ar-EG', backEndLanguage, title: data('Milano'), options }
  const { messages } = await readLanguage(brand, { languages } as unknown as Catalogue)
  return { ...brand, messages }
}

/** The default brand's plugins, in its order. */
export async function allPlugins(): Promise<AnyPlugin[]> {
  const modules = milano.plugins.map((id) => import(`../../plugins/${id}/index.ts`))
  return (await Promise.all(modules)).map((module: { default: AnyPlugin }) => module.default)
}

export const data = (text: string): string => `«${text}»`

export const cork = (over: object = {}) =>
  venueBody({
    name: data('Milano Cork'),
    address: [data('8 Oliver Plunkett Street'), data('Cork')],
    postCode: data('T12 X8N6'),
    telephone: data('021 496 0101'),
    distanceInMilesString: data('1.2 miles'),
    bookingConfiguration: { 'step4-requireMinAge': 'true', 'step4-showOptInCheckbox': 'true' },
    availability: [slotBody(1930), slotBody(2000, false, true), slotBody(2030, false)],
    ...over,
  })

/** Thirty restaurants near by, the first with more slots than are shown at once. */
export const others = availabilityBody({
  originalChoiceAvailable: false,
  venues: [
    cork({ availability: Array.from({ length: 20 }, (_, index) => slotBody(1700 + (index % 6) * 10)) }),
    ...Array.from({ length: 30 }, (_, id) => cork({ id, distance: id })),
  ],
})

/** Visible and announced texts under an element that aren't in brackets. */
export function strays(root: Element = document.body): string[] {
  const spoken = [...root.querySelectorAll('*')].flatMap((element) =>
    heard.flatMap((name) => element.getAttribute(name) ?? []),
  )
  return [root.textContent ?? '', ...spoken].flatMap(outside)
}

/** Texts of the back end that aren't marked with its language, and texts that are wrongly marked. */
function misspoken(root: Element = document.body): string[] {
  const said = document.createTreeWalker(root, window.NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (said.nextNode()) {
    const { textContent, parentElement } = said.currentNode
    const text = textContent ?? ''
    const isMarked = parentElement!.closest('[lang]')?.getAttribute('lang') === spoken
    const isTheirs = text.startsWith('«') && !spokenByNobody.test(text)
    if (/[«⟦]/.test(text) && isMarked !== isTheirs) found.push(text)
  }
  const fields = [...root.querySelectorAll('input')].filter(({ value }) => value.includes('«Milano'))
  return [...found, ...fields.filter(({ lang }) => lang !== spoken).map(({ value }) => value)]
}

/** The brand's title, numbers, references, and what the diner has written. */
const spokenByNobody = /^«(Milano|[\d ]+|M[BE]-1|Anna|Rossi|Anna» «Rossi|A window)»$/

/** Values that diners write in Latin letters and digits in every language. */
const contacts = [anna.email, anna.telephoneNumber]

const heard = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
  'label',
]

/** The parts of a text that say something outside of all brackets, and digits that are not the language's. */
export function outside(text: string): string[] {
  const bare: string[] = ['']
  const digits: string[] = []
  let ours = 0
  let theirs = 0
  for (const sign of contacts.reduce((rest, contact) => rest.replace(contact, ''), text)) {
    if (sign === '⟦') ours++
    else if (sign === '⟧') ours--
    else if (sign === '«') theirs++
    else if (sign === '»') theirs--
    else if (theirs > 0) continue
    else if (/\d/.test(sign)) digits.push(sign)
    if (ours + theirs > 0 || /[⟧»]/.test(sign)) bare.push('')
    else bare.push(bare.pop()! + sign)
  }
  return [...bare.filter((part) => /[A-Za-z]/.test(part)), ...digits]
}

/** A diner whose every word is in brackets too. */
export const guest = {
  ...anna,
  firstName: data('Anna'),
  lastName: data('Rossi'),
  specialRequests: data('A window'),
}
export const atSlot = { venue: venue(cork()), date: '2026-11-28', time: '19:30', journey: 'Booking' }

interface PseudoOptions extends Omit<Partial<TestKernelOptions>, 'brand'> {
  readonly options?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The language that the brand says its back end speaks; empty where it says none. */
  readonly speaks?: string
}

/** A diner in front of the whole default brand in the language that no one speaks; `looks` reads all that is there. */
export async function renderPseudo({ options, answers, speaks = spoken, ...rest }: PseudoOptions = {}) {
  const diner = await renderPlugins({
    plugins: await allPlugins(),
    brand: await pseudoBrand(options, speaks || undefined),
    answers: {
      'GET /api/venues/search/*': [cork()],
      'GET /api/venues/searchnearby/*': {
        venues: [cork({ id: 'near', name: data('Milano Cobh') })],
        resolvedLocationDescription: data('Cork'),
      },
      'GET /api/sessions/availability/*': sessionsBody(undefined, cork().bookingConfiguration),
      ...answers,
    },
    ...rest,
  })
  /** Inside `act`, so that React knows about the press's direct effects. */
  const clicks: typeof diner.clicks = (role, name) => act(() => diner.clicks(role, name))
  return {
    ...diner,
    clicks,
    /** On such a part of the widget everything is to be read in brackets, and what the back end says in its language. */
    async looks(at: string) {
      await diner.waits()
      expect(diner.reads(), at).to.include('⟦')
      expect(strays(), at).to.deep.equal([])
      expect(misspoken(), at).to.deep.equal([])
    },
  }
}
