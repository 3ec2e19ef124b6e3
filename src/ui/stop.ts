/**
 * A full stop that is heard, and not seen (controls.css): a screen reader reads what stands in several lines as one. What
 * ends in a sign of its own gets none.
 */
export const stopAfter = (text: string) => (/[.:;!?…。؟]\s*$/.test(text) ? undefined : { 'data-stop': '' })
