/**
 * Preact makes its nodes with methods that it looks up on the page's document, where an element named "createElementNS" or
 * "createTextNode" stands in front of them. Here they are the browser's own (src/dom-clobbering.ts).
 */
const own = (method) => `Document.prototype.${method}.call(document,`

export const unclobberedPreact = {
  name: 'unclobbered-preact',
  only: 'light',
  module: /node_modules\/preact\/dist\/preact\.mjs$/,
  replacements: [
    { pattern: /\w+=\w+\.ownerDocument\|\|document,/, by: '' },
    { pattern: /\w+\.createTextNode\(/, by: own('createTextNode') },
    { pattern: /\w+\.createElementNS\(/, by: own('createElementNS') },
  ],
}
