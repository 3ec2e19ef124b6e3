/**
 * A loader over react-dom, which puts a listener on the page's document, and a mark beside it, and never takes them off
 * again: for `onSelect`, which the widget has nowhere. Without it nothing of a destroyed widget is left on the page.
 */
const forSelections =
  /null === ownerDocument \|\|\s+ownerDocument\[listeningMarker\] \|\|\s+\(\(ownerDocument\[listeningMarker\] = !0\),\s+listenToNativeEvent\("selectionchange", !1, ownerDocument\)\);/

export default function (source) {
  if (!forSelections.test(source))
    throw new Error('This react-dom has its listener elsewhere: see themes/quiet-react.mjs.')
  return source.replace(forSelections, '')
}
