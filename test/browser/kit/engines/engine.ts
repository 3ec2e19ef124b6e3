import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Program } from '../programs'

/** The engines beside Chromium. */
export type EngineName = 'firefox' | 'webkit'

/** Makes the certificate of the third parties. */
export const openssl: Program = {
  title: 'OpenSSL',
  names: ['openssl'],
  variable: 'OPENSSL_PATH',
  debian: 'openssl',
}

export const enginePrograms: Readonly<Record<EngineName, readonly Program[]>> = {
  firefox: [
    {
      title: 'Firefox',
      names: ['firefox-esr', 'firefox'],
      places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
      variable: 'FIREFOX_PATH',
      debian: 'firefox-esr',
    },
    openssl,
  ],
  webkit: [
    {
      title: "WebKitGTK's driver",
      names: ['WebKitWebDriver'],
      variable: 'WEBKIT_DRIVER_PATH',
      debian: 'webkit2gtk-driver',
    },
    { title: 'Xvfb, the screen of WebKitGTK', names: ['Xvfb'], variable: 'XVFB_PATH', debian: 'xvfb' },
    openssl,
  ],
}

/** A browser that is running. */
export interface Engine {
  /** Opens a page, with nothing stored. WebKit's driver has one page at a time. */
  newPage(): Promise<EnginePage>
  close(): Promise<void>
}

/** A page in an engine, as its driver makes it: what a diner's hand and eye need of one. */
export interface EnginePage<Element = unknown> {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** The browser's Back. */
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs a function's body in the page: "return document.title". The values are its `arguments`. */
  run<Value>(body: string, ...values: readonly unknown[]): Promise<Value>
  /** The element that a function's body returns. */
  element(body: string, ...values: readonly unknown[]): Promise<Element | undefined>
  /** Presses an element where a pointer would. */
  click(element: Element): Promise<void>
  /** Types into a field, after what is there. */
  type(field: Element, text: string): Promise<void>
  /** Chooses an option of a select by its place. */
  choose(list: Element, index: number): Promise<void>
  key(does: 'down' | 'up' | 'press' | 'type', key: string): Promise<void>
  /** Does it within a frame of the page. */
  inFrame<Value>(frame: Element, act: (inside: EnginePage<Element>) => Promise<Value>): Promise<Value>
  /** Writes a PNG file. */
  picture(path: string): Promise<void>
  close(): Promise<void>
}

/** Starts a screen in memory. Xvfb finds a free number, and writes it. */
export async function startXvfb(path: string) {
  const screen = spawn(path, ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
  return { process: screen, display: `:${String(number).trim()}` }
}
