/** In place of the library that positions react-select's menu portal, which the widget does not use. */
export const autoUpdate = unavailable

function unavailable(): never {
  throw new Error('menuPortalTarget is not supported: the list must stay inside the widget.')
}
