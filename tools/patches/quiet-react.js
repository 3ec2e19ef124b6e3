/**
 * react-dom adds a `selectionchange` listener to the page's document, and a mark beside it, and never takes them off. The
 * widget uses no `onSelect`. Without this edit, something of a destroyed widget stays on the page.
 */
const pattern =
  /null === ownerDocument \|\|\s+ownerDocument\[listeningMarker\] \|\|\s+\(\(ownerDocument\[listeningMarker\] = !0\),\s+listenToNativeEvent\("selectionchange", !1, ownerDocument\)\);/

export const quietReact = {
  name: 'quiet-react',
  only: 'react',
  module: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  replacements: [{ pattern, by: '' }],
}
