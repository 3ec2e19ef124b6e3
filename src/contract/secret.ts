declare const isSecret: unique symbol

/**
 * A nonce, a token or a reference: a value for the back end, a third party or the screen only. It isn't a text, so it can't be
 * logged, stored or put into an event by mistake. As JSON it is an empty text.
 */
export interface Secret {
  readonly [isSecret]: true
  reveal(): string
}

export const secret = (text: string): Secret =>
  Object.freeze({ reveal: () => text, toJSON: () => '', toString: () => '[secret]' }) as unknown as Secret
