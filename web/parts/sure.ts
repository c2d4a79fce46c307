/** Asks before something that cannot be undone, in a dialog of the page: the browser's own would stop everything on it. */

import { t } from '../text/text.ts';

/** `yes` is what the button says that does it. */
export function sure(question: string, yes: string): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'sure';
  dialog.setAttribute('aria-label', question);
  const text = document.createElement('p');
  text.textContent = question;
  const buttons = document.createElement('div');
  buttons.className = 'buttons';
  const answered = new Promise<boolean>((resolve) => {
    const button = (label: string, kind: string, answer: boolean) => {
      const made = document.createElement('button');
      made.type = 'button';
      made.className = kind;
      made.textContent = label;
      made.addEventListener('click', () => {
        resolve(answer);
        dialog.close();
      });
      return made;
    };
    buttons.append(button(yes, 'main', true), button(t().cancel, '', false));
    dialog.addEventListener('close', () => {
      resolve(false);
      dialog.remove();
    });
  });
  dialog.append(text, buttons);
  document.body.append(dialog);
  dialog.showModal();
  return answered;
}
