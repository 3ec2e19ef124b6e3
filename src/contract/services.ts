import type { Secret } from './secret'

/** The card step, for plugins that need a card although the back end does not require one. */
export interface CardRequest {
  /**
   * For `beforeSubmit`: "Complete Booking" leads to the card step, as if the back end had required a card. Returns true once that
   * step is there, and the booking may be sent with its card.
   */
  ask(): true | 'shown'
}

/** Takes a card in fields of its own, so that its number never reaches the widget or the page. */
export interface CardProvider {
  /** Opens the fields, and closes them when `signal` aborts. Rejects if they can't be shown. */
  open(form: CardForm, signal: AbortSignal): Promise<OpenCard>
}

export type CardField = 'number' | 'expirationDate' | 'cvv'

/** Where the fields are shown, and what is called for them. */
export interface CardForm {
  readonly slots: Readonly<Record<CardField, CardSlot>>
  /** CSS values for the inputs. */
  readonly look: {
    readonly color: string
    readonly placeholderColor: string
    readonly fontFamily: string
    readonly fontSize: string
    readonly padding: string
  }
  /** Called once the fields are open, and at each event of one of them. */
  onChange(entry: CardEntry, event?: { readonly type: 'focus' | 'blur' | 'input'; field: CardField }): void
  /** Enter was pressed in a field. */
  onEnter(): void
  /** The fields no longer work. */
  onFail(): void
}

export interface CardSlot {
  /** An empty element in the page's document. */
  readonly element: HTMLElement
  /** The field's accessible name. */
  readonly label: string
  readonly placeholder?: string
}

/** What the diner has typed, without the digits. */
export interface CardEntry {
  readonly fields: Readonly<Record<CardField, CardFieldState>>
  /** The card's type and the length of its CVV, known from its first digits. Null while unknown. */
  readonly kind: { readonly name: string; readonly digits: number } | null
}

export interface CardFieldState {
  readonly isEmpty: boolean
  readonly isValid: boolean
  readonly isFocused: boolean
}

/** The open fields. */
export interface OpenCard {
  focusOn(field: CardField): void
  /** Sets the error that screen readers read inside the field. Empty: none. */
  mark(field: CardField, error: string): void
  /** Exchanges the card for a nonce, which the back end gets. A rejection counts as `unusable`. */
  tokenize(): Promise<CardResult>
  /**
   * Has the diner's bank verify the card (3-D Secure). `show` is called if the bank asks the diner. Left out: the card is sent
   * without it. A rejection means that the bank could not be asked.
   */
  verify?(
    nonce: Secret,
    payer: CardPayer,
    show: (page: BankPage) => void,
    signal: AbortSignal,
  ): Promise<BankResult>
}

/** `unusable`: the fields themselves do not work any more, and must be opened again. */
export type CardResult =
  | { readonly nonce: Secret }
  | { readonly failure: 'refused' | 'refusedCvv' | 'unreachable' | 'unusable' }

export interface CardPayer {
  /** The most that a no-show costs, in the currency's main unit; 0: nothing. */
  readonly amount: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** The bank's own page. */
export interface BankPage {
  /** Has the page's frame. */
  readonly element: HTMLElement
  /** Called once the element is in the document, so that the frame may load. */
  placed(): void
}

export interface BankResult {
  /** The verified card's nonce, in place of the one before. Null if there is none. */
  readonly nonce: Secret | null
  /**
   * `confirmed`: the bank is liable for fraud; `unconfirmed`: the bank has not confirmed the diner; `unsupported`: the card can't
   * be verified; `cancelled`: by the diner, on the bank's page; `unfinished`: the check did not come to an end.
   */
  readonly outcome: 'confirmed' | 'unconfirmed' | 'unsupported' | 'cancelled' | 'unfinished'
}

/** A check that the diner is human. */
export interface HumanCheck {
  /** Shows it in its box, and removes it when `signal` aborts. Rejects if it can't be shown. */
  show(box: CheckBox, signal: AbortSignal): Promise<ShownCheck>
}

/** Where the check is shown, and what is called for it. */
export interface CheckBox {
  /** An empty element in the page's document. */
  readonly element: HTMLElement
  /** An element in a dialog, which is open between `onOpen` and `onClose`: for a challenge that needs more room. */
  readonly dialog: HTMLElement
  /** Of the widget's look. */
  readonly scheme: 'light' | 'dark'
  /** The brand's language, such as "en". */
  readonly language: string
  /** The diner has passed. The token is valid for `life` milliseconds. */
  onToken(token: Secret, life: number): void
  /** The token has expired. */
  onExpire(): void
  /** A challenge opens in the dialog. */
  onOpen(): void
  /** The challenge is closed without a token. */
  onClose(): void
  /** The check does not work. The diner may try again, which shows it again. */
  onFail(): void
}

export interface ShownCheck {
  /** The height of its box, in pixels. */
  readonly height: number
  /** Opens the challenge when the diner presses the button that sends. Left out: the diner has to pass it in its box first. */
  open?(): unknown
  /** Closes an open challenge. */
  close?(): void
  /** Starts again, as its token is used up or has expired. */
  reset(): void
}
