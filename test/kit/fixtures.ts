import { venue as venueDefinition } from '../../src/api/bodies'
import { readBody } from '../../src/api/reading'
import type { Answers } from '../../src/scenes/network'
import { sessionsBody, venueBody } from '../../src/scenes/bodies'
import { calls } from '../../src/scenes/definition'
import { answersOf } from '../../src/scenes/scene'

/** The bodies of the scenes, which tests, the gallery and host pages share. */
export * from '../../src/scenes/bodies'

/** The restaurant, parsed as in the widget. */
export const venue = (over: object = {}) => readBody(venueDefinition, venueBody(over)).body!

/** A mock server without failures: the scene's answers, with the few times that tests rely on. */
export const goodEvening: Answers = {
  ...answersOf('a free evening').reduceRight((under, over) => ({ ...under, ...over })),
  [calls.sessions]: sessionsBody(),
}

/** The banner's text after a fault of an essential plugin. */
export const blocked =
  "Something on this page didn't load, so nothing was sent. Please try again, or call us."

/** Addresses that run or read something in place of leading somewhere, as attacks write them. */
export const hostileAddresses = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)//https://maps.example/{address}',
  '\u0001javascript:alert(1)',
  'javascript://maps.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'vbscript:msgbox(1)',
  'blob:https://host.example/3e1c7d0a-5f1d-4f6e-9d9c-0f6f3d3a9a51',
  'file:///etc/passwd',
  'filesystem:https://host.example/temporary/a.html',
  'about:blank',
  'ftp://maps.example/',
  'intent://scan/#Intent;scheme=zxing;end',
  'http://maps.example/',
  'http://localhost.maps.example/',
  'http://127.0.0.1.maps.example/',
  'https://',
]
