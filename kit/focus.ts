/** The focus of those who use a mouse. */

/** What most often goes away, or can no longer be pressed, once it has been. */
const TARGETS = ':is([data-part="board"], [data-part="dock"], [data-part="confirm"]) :is(button, [role="button"])';

/**
 * A mouse gives the focus to what it presses, and what has the focus takes the page one more layout to remove: in the middle of a
 * change, where that is as long as the change itself. So targets do not take it from a mouse; keys and fingers are as they were.
 */
export function keepFocus(root: HTMLElement): void {
  root.addEventListener('mousedown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest(TARGETS) === null) return;
    event.preventDefault();
    // As if it had been given away: nobody goes on writing in a field after pressing a button elsewhere.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) activeElement.blur();
  });
}
