/**
 * Marks the widget while the diner uses the keyboard. After a press, WebKit doesn't match `:focus-visible` when keys move the
 * focus, so controls.css also tests the mark.
 */
export function followKeyboardUse(root: HTMLElement): void {
  root.addEventListener('keydown', () => root.setAttribute('data-keyboard', ''), true)
  root.addEventListener('pointerdown', () => root.removeAttribute('data-keyboard'), true)
}
