/** Plays a game through the window without knowing the rules: presses what is offered, and sometimes something else. */
import type { Page } from '@playwright/test';

/** State of the window after a press. */
export interface WindowState {
  /** Label of the pressed button; undefined if nothing could be pressed. */
  readonly pressed: string | undefined;
  readonly events: number;
  /** `Round 2`, the phase, and who is on. */
  readonly clockText: string;
  readonly isOver: boolean;
  /** Title of the open form. */
  readonly form: string | undefined;
  /** All text of the window. */
  readonly text: string;
}

export interface PressChoice {
  /** Beginnings of labels that are pressed as soon as they are offered, in order of preference. */
  readonly labels: readonly string[];
  /** Whether to press something other than the default next step, if possible. */
  readonly isOther: boolean;
  /** A number from 0 to below 1 that chooses among several buttons. */
  readonly chance: number;
}

/** Presses once, and waits for the window to react. */
export const pressNext = (appPage: Page, pressChoice: PressChoice): Promise<WindowState> =>
  appPage.evaluate(pressInWindow, pressChoice);

/**
 * Runs in the window. `data-usual` marks the button of the default next step, `data-form` an open form, `data-confirm` the button that
 * submits it, `data-needed` a field without its required value, and `data-table` the section with what players may state at any time.
 */
async function pressInWindow({ labels, isOther, chance }: PressChoice): Promise<WindowState> {
  /** Probability of choosing an attack if there is one. */
  const ATTACK_CHANCE = 0.7;
  /** Probability of looking at what others may do. */
  const FOLD_CHANCE = 0.2;
  /** Probability of stating who is at a marker. */
  const STATEMENT_CHANCE = 0.2;
  /** Choices that are not hurried: they are pressed only as the default next step, or by `labels`. */
  const LAST_CHOICES = ['End the game', 'Begin the game'];
  /** Probability of changing a choice in a form that could be submitted. */
  const OTHER_CHOICE_CHANCE = 0.5;
  const findVisible = (selector: string, container: ParentNode = document): HTMLElement[] =>
    [...container.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  // Mixes the digits of `chance`, because its size already decides what kind of button is pressed.
  const pickByChance = <T>(choices: readonly T[]): T | undefined =>
    choices[Math.floor(((chance * 997) % 1) * choices.length)];
  const isReady = (element: HTMLElement) => !element.matches(':disabled, [aria-disabled="true"]');

  const contentElement = document.querySelector<HTMLElement>('#content') ?? document.body;
  // The end of the game is confirmed in a dialog.
  const [endButton] = findVisible('[data-end-game]');
  const target = endButton ?? findInForm() ?? (await findOnPlayScreen());
  const pressed =
    target === undefined ? undefined : target.innerText || target.getAttribute('aria-label') || target.tagName;
  if (target !== undefined) await clickAndWait(target);
  return {
    pressed: pressed?.replaceAll(/\s+/g, ' ').trim(),
    events: Number(document.querySelector('[data-events]')?.getAttribute('data-events')),
    clockText: document.querySelector<HTMLElement>('[aria-label="Who is on"]')?.innerText.replaceAll(/\s+/g, ' ') ?? '',
    isOver: document.querySelector('[data-usual]') === null && document.querySelector('[data-form]') === null,
    form: document.querySelector<HTMLElement>('[data-form] section[aria-labelledby] h3')?.innerText,
    text: contentElement.innerText,
  };

  /** Submits the form, reacts first, or enters what is still missing. */
  function findInForm(): HTMLElement | undefined {
    const formPanel = document.querySelector('[data-form] section[aria-labelledby]');
    if (formPanel === null) return undefined;
    const reactionButton = isOther
      ? pickByChance(findVisible('[data-reactions] button', formPanel).filter(isReady))
      : undefined;
    if (reactionButton !== undefined) return reactionButton;
    // Chooses another target or direction.
    const otherRadios = [...formPanel.querySelectorAll<HTMLElement>('[data-field] input[type="radio"]:not(:checked)')];
    const chosenRadio = isOther && chance < OTHER_CHOICE_CHANCE ? pickByChance(otherRadios.filter(isReady)) : undefined;
    if (chosenRadio !== undefined) return chosenRadio;
    const [confirmButton] = findVisible('[data-confirm]', formPanel);
    if (confirmButton === undefined || isReady(confirmButton))
      return confirmButton ?? findVisible('button', formPanel).at(-1);
    const missingFields = findVisible('[data-needed]:not([data-number])', formPanel).flatMap((field) =>
      findVisible('button', field.closest('div') ?? field).slice(-1),
    );
    const formChoices = [
      ...formPanel.querySelectorAll<HTMLElement>('input[type="radio"]:not(:checked), button[aria-pressed="false"]'),
    ];
    // A tile chooses its model.
    const allChoices = [...formChoices, ...findVisible('button[data-model]')];
    return (
      missingFields[0] ?? pickByChance(allChoices.filter(isReady)) ?? findVisible('[aria-label="Close"]', formPanel)[0]
    );
  }

  async function findOnPlayScreen(): Promise<HTMLElement | undefined> {
    const listOffered = () => findVisible('button[data-label]').filter(isReady);
    const isFree = (element: Element) => element.closest('[data-table]') !== null;
    const [wishedButton] = labels.flatMap((wishedLabel) =>
      listOffered().filter(({ dataset }) => dataset.label?.startsWith(wishedLabel)),
    );
    if (wishedButton !== undefined) return wishedButton;
    // A second press confirms that the turn ends although the model can still act.
    const [endButton] = findVisible('[data-end]');
    if (endButton !== undefined) return endButton;
    const [defaultButton] = findVisible('[data-usual]');
    const isChoice = defaultButton?.innerText.startsWith('Choose') && !defaultButton.innerText.includes(':');
    if (!isOther && !isChoice) return defaultButton;
    // Only the players can see who is at a marker.
    const isBegun = !document.querySelector<HTMLElement>('[aria-label="Who is on"]')?.innerText.startsWith('Not begun');
    const [collapsedSection] =
      isBegun && chance > 1 - STATEMENT_CHANCE ? findVisible('[data-table]:not([open]) > summary') : [];
    if (collapsedSection !== undefined) {
      await clickAndWait(collapsedSection);
      const [claimButton] = listOffered().filter(
        (element) => isFree(element) && element.dataset.label?.startsWith('Say who is at'),
      );
      if (claimButton !== undefined) return claimButton;
    }
    // The choices of models that are not on are collapsed.
    const collapsedGroup =
      chance < FOLD_CHANCE ? pickByChance(findVisible('[data-group] details:not([open]) > summary')) : undefined;
    if (collapsedGroup !== undefined) await clickAndWait(collapsedGroup);
    const otherButtons = listOffered().filter(
      (element) => !isFree(element) && !LAST_CHOICES.includes(element.dataset.label ?? ''),
    );
    const unfolded = otherButtons.filter((element) => collapsedGroup?.parentElement?.contains(element));
    const attacks = otherButtons.filter((element) => element.closest('[data-group="attack"]') !== null);
    const gimmicks = unfolded.filter(({ dataset }) => dataset.label?.includes('Play '));
    if (unfolded.length > 0) return pickByChance(gimmicks.length > 0 ? gimmicks : unfolded);
    return pickByChance(attacks.length > 0 && chance < ATTACK_CHANCE ? attacks : otherButtons) ?? defaultButton;
  }

  /** Waits until the window has finished drawing. */
  async function clickAndWait(button: HTMLElement): Promise<void> {
    const windowDrawn = new Promise<void>((resolve) => {
      const fallbackTimer = setTimeout(resolve, 2000);
      const observer = new MutationObserver(() => {
        clearTimeout(fallbackTimer);
        observer.disconnect();
        setTimeout(resolve, 40);
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    button.click();
    await windowDrawn;
  }
}
