/**
 * Runs in the page right after a written step was parsed, before its first frame. Its buttons can be pressed from then on:
 * a press shows that it is being carried out, and the widget carries it out once it is here (written-step.ts). Where the
 * script may not run, the buttons stay disabled, as a press would be lost.
 */
export const keepPresses = `{
const host = document.currentScript.parentElement
host.pressed = []
for (const button of host.shadowRoot?.querySelectorAll('[data-waits]') ?? []) {
button.disabled = false
button.onclick = (event) => {
event.preventDefault()
for (const one of button.parentNode.children) one.ariaBusy = null
if (button.ariaDisabled !== 'true') button.ariaBusy = 'true'
host.pressed = [...host.pressed.filter((one) => one !== button), button]
}
}
}`
