import { ChevronRight } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import type { Character } from '../../../shared/document/schema.ts';
import { type Finding, review } from '../../../shared/studio/review/review.ts';
import { elementAt } from '../../../shared/studio/view.ts';
import { SeverityIcon } from '../../components/findings/severity-icon.tsx';
import { EDITING } from '../../strings/documents/editing.ts';
import { shortName } from '../../strings/documents/short-name.ts';
import { STUDIO } from '../../strings/studio.ts';
import { useFonts } from '../characters/card/use-fonts.ts';
import css from './studio.module.css';
import { elementLabel } from './tree/element-tree.tsx';
import type { Heroes } from './use-heroes.ts';
import type { Studio } from './use-studio.ts';

/** What stands in the way of reading the cards: words that shrink or go elsewhere, and weak contrast. */
export function ReviewStrip({ studio, heroes }: { studio: Studio; heroes: Heroes }) {
  const fonts = useFonts();
  const { template } = studio;
  // Typing and dragging come first: what is found follows as soon as there is a moment.
  const view = useDeferredValue(studio.view);
  const { character, longest, shortest, factions } = heroes;
  const found = useMemo(() => {
    if (fonts.kind !== 'ready' || (template.of ?? 'character') !== 'character') return undefined;
    const tried = [...new Set([character, longest, shortest])].filter((one): one is Character => one !== undefined);
    return review(
      view,
      tried.map((one) => ({
        name: one.name || EDITING.unnamed,
        input: { character: one, factions, fonts: fonts.fonts },
      })),
    );
  }, [fonts, view, template.of, character, longest, shortest, factions]);
  if (found === undefined) return null;
  const { findings } = found;
  return (
    <section className={css.review} aria-label={STUDIO.review}>
      {findings.length === 0 ? <p>{STUDIO.nothingFound}</p> : null}
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.kind} ${finding.address}`}>
            <button
              type="button"
              onClick={() => {
                if (finding.side !== studio.side) studio.setSide(finding.side);
                studio.select([finding.address]);
              }}
            >
              <SeverityIcon severity={isGrave(finding) ? 'warning' : 'info'} />
              <span>{sentence(finding, studio)}</span>
              <span className={css.of}>{finding.of.map(shortName).join(', ')}</span>
              <ChevronRight aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isGrave = ({ kind }: Finding): boolean => kind !== 'shrinks';

function sentence(finding: Finding, { view }: Studio): string {
  const element = elementAt(view, finding.address)?.element;
  const name = element === undefined ? '' : elementLabel(element);
  const round = (value: number) => Math.round(value * 10) / 10;
  switch (finding.kind) {
    case 'shrinks':
      return STUDIO.found.shrinks(name, round(finding.from), round(finding.to));
    case 'spills':
      return STUDIO.found.spills[finding.to](name);
    case 'boxes':
      return STUDIO.found.boxes(name, finding.missing);
    case 'contrast':
      return STUDIO.found.contrast(name, round(finding.ratio));
  }
}
