/** Verdicts that go with what is printed. */
import { fingerprint, shortFingerprint } from '../shared/document/fingerprint.ts';
import type { AnyDocument, Character, Team } from '../shared/document/schema.ts';
import { judge } from '../shared/judge.ts';
import { rulesetOf } from '../shared/rulesets/registry.ts';

/** A line for everything printed that is illegal. A team speaks for its members. */
export function illegalNotes(
  teams: readonly Team[],
  printed: readonly Character[],
  characters: readonly Character[],
): string[] {
  const asked: readonly AnyDocument[] = teams.length > 0 ? teams : printed;
  return asked.flatMap((document) => {
    const { verdict, findings } = judge(document, { characters });
    const errors = findings.filter((f) => f.severity === 'error').map((f) => f.code);
    return verdict === 'legal' ? [] : [`${document.name} is illegal: ${[...new Set(errors)].join(', ')}`];
  });
}

/** Title of a print and the line in its margin: what it is, its fingerprint, and under which rules it was judged. */
export function labelOf(teams: readonly Team[], printed: readonly Character[]) {
  const [team] = teams;
  const [first] = printed;
  const of: AnyDocument | undefined = teams.length === 1 ? team : printed.length === 1 ? first : undefined;
  const title = of?.name ?? `${printed.length} cards`;
  const ruleset = first && rulesetOf(first.ruleset);
  const rules = ruleset ? `${ruleset.name} ${ruleset.version}` : '';
  const mark = of ? [shortFingerprint(fingerprint(of))] : [];
  return { title, label: [title, ...mark, rules].filter(Boolean).join('  ·  '), created: new Date() };
}
