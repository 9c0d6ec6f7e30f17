/** Somebody who plays a game through the window and knows no rules: presses what is offered, and now and then something else. */
import type { Page } from '@playwright/test';

/** What the window shows after a press. */
export interface Seen {
  /** The words on what was pressed; undefined where nothing could be pressed. */
  readonly pressed: string | undefined;
  readonly events: number;
  /** `Round 2`, the phase, and who is on. */
  readonly now: string;
  readonly isOver: boolean;
  /** A form is open: its title. */
  readonly form: string | undefined;
  /** Everything that the window says. */
  readonly text: string;
}

export interface Wish {
  /** Labels, by their beginning, that are pressed as soon as they are offered; the first comes before the others. */
  readonly labels: readonly string[];
  /** Something else than the usual next thing, where there is something. */
  readonly isOther: boolean;
  /** From 0 to below 1: which of several. */
  readonly chance: number;
}

/** Presses once, and waits for the window to answer. */
export const pressNext = (page: Page, wish: Wish): Promise<Seen> => page.evaluate(pressInWindow, wish);

/** Runs in the window. */
async function pressInWindow({ labels, isOther, chance }: Wish): Promise<Seen> {
  /** Where there is an attack, somebody makes one that often. */
  const ATTACKS = 0.7;
  /** Somebody looks that often what others may do. */
  const FOLDS = 0.2;
  /** The table says that often who stands at a marker. */
  const STATEMENTS = 0.2;
  /** Nobody hurries to these: they come as the usual next thing, or by `labels`. */
  const LAST = ['End the game', 'Begin the game'];
  /** In a form that could be confirmed, another choice is made that often. */
  const CHOICES = 0.5;
  const all = (selector: string, inside: ParentNode = document): HTMLElement[] =>
    [...inside.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(((chance * 997) % 1) * list.length)];
  const isReady = (each: HTMLElement) => !each.matches(':disabled, [aria-disabled="true"]');

  const content = document.querySelector<HTMLElement>('#content') ?? document.body;
  const found = inForm() ?? (await atTable());
  const pressed =
    found === undefined ? undefined : found.innerText || found.getAttribute('aria-label') || found.tagName;
  if (found !== undefined) await answerTo(found);
  return {
    pressed: pressed?.replaceAll(/\s+/g, ' ').trim(),
    events: Number(document.querySelector('[data-events]')?.getAttribute('data-events')),
    now: document.querySelector<HTMLElement>('[aria-label="Who is on"]')?.innerText.replaceAll(/\s+/g, ' ') ?? '',
    isOver: document.querySelector('[data-usual]') === null && document.querySelector('[data-form]') === null,
    form: document.querySelector<HTMLElement>('[data-form] section[aria-labelledby] h3')?.innerText,
    text: content.innerText,
  };

  /** Confirms it, reacts first, or states what is still wanted. */
  function inForm(): HTMLElement | undefined {
    const panel = document.querySelector('[data-form] section[aria-labelledby]');
    if (panel === null) return undefined;
    const reaction = isOther ? one(all('[data-reactions] button', panel).filter(isReady)) : undefined;
    if (reaction !== undefined) return reaction;
    // Another target, another way.
    const others = [...panel.querySelectorAll<HTMLElement>('[data-field] input[type="radio"]:not(:checked)')];
    const choice = isOther && chance < CHOICES ? one(others.filter(isReady)) : undefined;
    if (choice !== undefined) return choice;
    const [confirm] = all('[data-confirm]', panel);
    if (confirm === undefined || isReady(confirm)) return confirm ?? all('button', panel).at(-1);
    const wanted = all('[data-needed]:not([data-number])', panel).flatMap((field) =>
      all('button', field.closest('div') ?? field).slice(-1),
    );
    const inside = [
      ...panel.querySelectorAll<HTMLElement>('input[type="radio"]:not(:checked), button[aria-pressed="false"]'),
    ];
    // A tile chooses its model.
    const choices = [...inside, ...all('button[data-model]')];
    return wanted[0] ?? one(choices.filter(isReady)) ?? all('[aria-label="Close"]', panel)[0];
  }

  async function atTable(): Promise<HTMLElement | undefined> {
    const offered = () => all('button[data-label]').filter(isReady);
    const isFree = (each: Element) => each.closest('[data-table]') !== null;
    const [wished] = labels.flatMap((label) => offered().filter(({ dataset }) => dataset.label?.startsWith(label)));
    if (wished !== undefined) return wished;
    const [usual] = all('[data-usual]');
    const isChoice = usual?.innerText.startsWith('Choose') && !usual.innerText.includes(':');
    if (!isOther && !isChoice) return usual;
    // Who stands at a marker only the table sees.
    const isBegun = !document.querySelector<HTMLElement>('[aria-label="Who is on"]')?.innerText.startsWith('Not begun');
    const [more] = isBegun && chance > 1 - STATEMENTS ? all('[data-table]:not([open]) > summary') : [];
    if (more !== undefined) {
      await answerTo(more);
      const [claim] = offered().filter((each) => isFree(each) && each.dataset.label?.startsWith('Who is at'));
      if (claim !== undefined) return claim;
    }
    // What those may do who are not on is folded.
    const fold = chance < FOLDS ? one(all('[data-group] details:not([open]) > summary')) : undefined;
    if (fold !== undefined) await answerTo(fold);
    const others = offered().filter((each) => !isFree(each) && !LAST.includes(each.dataset.label ?? ''));
    const unfolded = others.filter((each) => fold?.parentElement?.contains(each));
    const attacks = others.filter((each) => each.closest('[data-group="attack"]') !== null);
    const gimmicks = unfolded.filter(({ dataset }) => dataset.label?.includes('Play '));
    if (unfolded.length > 0) return one(gimmicks.length > 0 ? gimmicks : unfolded);
    return one(attacks.length > 0 && chance < ATTACKS ? attacks : others) ?? usual;
  }

  /** Until the window has drawn something, and is done with it. */
  async function answerTo(button: HTMLElement): Promise<void> {
    const drawn = new Promise<void>((resolve) => {
      const late = setTimeout(resolve, 2000);
      const watch = new MutationObserver(() => {
        clearTimeout(late);
        watch.disconnect();
        setTimeout(resolve, 40);
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    button.click();
    await drawn;
  }
}
