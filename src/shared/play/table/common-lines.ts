/** Lines of events that several games have. */
import { say } from '../../language/say.ts';
import type { NameOf } from '../names.ts';
import { type Fields, said, total, who } from './say.ts';

const LINES: Readonly<Record<string, (event: Fields, name: NameOf) => string>> = {
  begin: () => say`A new round begins`,
  end: () => say`The turn ends`,
  next: () => say`Nobody steps in`,
  tie: ({ model, dice }, name) => say`${who(name, model)} rolls ${total(dice)} to break the tie`,
  delay: ({ model }, name) => say`${who(name, model)} delays`,
  'step-in': ({ model }, name) => say`${who(name, model)} steps in`,
  out: ({ model }, name) => say`${who(name, model)} leaves the game`,
  in: ({ model, before }, name) => say`${who(name, model)} comes in${placed(before, name)}`,
  place: ({ model, before }, name) =>
    say`${who(name, model)} is moved${before === undefined ? say` to the end of the order` : placed(before, name)}`,
  adjust: ({ model, field, to }, name) => say`${who(name, model)}: ${name(said(field))} set to ${said(to)}`,
};

const placed = (before: unknown, name: NameOf): string =>
  before === undefined ? '' : say`, before ${who(name, before)}`;

/** The line of an event that is alike in several games; undefined for any other. */
export function commonLine(event: Fields, name: NameOf): string | undefined {
  const { kind } = event;
  return typeof kind === 'string' && Object.hasOwn(LINES, kind) ? LINES[kind]?.(event, name) : undefined;
}
