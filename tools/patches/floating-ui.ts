/** Stands in for the positioning library that react-select's menu portal would need: 2 KB that nothing here calls. */
export const autoUpdate = unavailable

function unavailable(): never {
  throw new Error('menuPortalTarget is not supported: the list must stay inside the widget.')
}
