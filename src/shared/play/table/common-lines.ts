/** Lines of events that several games have. */
import type { NameOf } from '../names.ts';
import { type Fields, said, total, who } from './say.ts';

const LINES: Readonly<Record<string, (event: Fields, name: NameOf) => string>> = {
  begin: () => 'A new round begins',
  end: () => 'The turn ends',
  next: () => 'Nobody steps in',
  tie: ({ model, dice }, name) => `${who(name, model)} rolls ${total(dice)} to break the tie`,
  delay: ({ model }, name) => `${who(name, model)} delays`,
  'step-in': ({ model }, name) => `${who(name, model)} steps in`,
  out: ({ model }, name) => `${who(name, model)} leaves the game`,
  in: ({ model, before }, name) => `${who(name, model)} comes in${placed(before, name)}`,
  place: ({ model, before }, name) =>
    `${who(name, model)} is moved${before === undefined ? ' to the end of the order' : placed(before, name)}`,
  adjust: ({ model, field, to }, name) => `${who(name, model)}: ${name(said(field))} set to ${said(to)}`,
};

const placed = (before: unknown, name: NameOf): string => (before === undefined ? '' : `, before ${who(name, before)}`);

/** The line of an event that is alike in several games; undefined for any other. */
export function commonLine(event: Fields, name: NameOf): string | undefined {
  const { kind } = event;
  return typeof kind === 'string' && Object.hasOwn(LINES, kind) ? LINES[kind]?.(event, name) : undefined;
}
