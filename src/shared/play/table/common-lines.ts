/** Lines of events that several games have. */
import { t } from '../../i18n/phrases.ts';
import type { NameOf } from '../names.ts';
import { type Fields, shortText, total, who } from './format.ts';

const LINES: Readonly<Record<string, (event: Fields, name: NameOf) => string>> = {
  begin: () => t`A new round begins`,
  end: () => t`The turn ends`,
  next: () => t`Nobody steps in`,
  tie: ({ model, dice }, name) => t`${who(name, model)} rolls ${total(dice)} to break the tie`,
  delay: ({ model }, name) => t`${who(name, model)} delays`,
  'step-in': ({ model }, name) => t`${who(name, model)} steps in`,
  out: ({ model }, name) => t`${who(name, model)} leaves the game`,
  in: ({ model, before }, name) => t`${who(name, model)} comes in${placed(before, name)}`,
  place: ({ model, before }, name) =>
    t`${who(name, model)} is moved${before === undefined ? t` to the end of the order` : placed(before, name)}`,
  adjust: ({ model, field, to }, name) => t`${who(name, model)}: ${name(shortText(field))} set to ${shortText(to)}`,
};

const placed = (before: unknown, name: NameOf): string =>
  before === undefined ? '' : t`, before ${who(name, before)}`;

/** The line of an event that is alike in several games; undefined for any other. */
export function commonLine(event: Fields, name: NameOf): string | undefined {
  const { kind } = event;
  return typeof kind === 'string' && Object.hasOwn(LINES, kind) ? LINES[kind]?.(event, name) : undefined;
}
