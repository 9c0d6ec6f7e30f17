import { useEffect, useMemo, useState } from 'react';
import type { FontSet } from '../../../shared/card/fonts.ts';
import { type CardLayout, layoutCard } from '../../../shared/card/layout-card.ts';
import type { CardSide } from '../../../shared/card/note.ts';
import { defaultTemplate } from '../../../shared/card/templates.ts';
import { toSvg } from '../../../shared/card/to-svg.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { Segmented } from '../../components/segmented.tsx';
import { focusField } from '../../fields/focus-field.ts';
import { FORM } from '../../strings/character-form.ts';
import css from './card-pane.module.css';
import { useFonts } from './use-fonts.ts';

interface Props {
  character: Character;
  factions: readonly Faction[];
  /** The place of the document that has the focus on the form: the card turns to the side that shows it. */
  focused: string | undefined;
}

const SIDES = [
  { id: 'front', label: FORM.front },
  { id: 'back', label: FORM.back },
] as const;

/** The printed card, live: the very layout that goes on paper, drawn as SVG. */
export function CardPane({ character, factions, focused }: Props) {
  const fonts = useFonts();
  const [side, setSide] = useState<CardSide>('front');
  const pictures = useMemo(
    () => (fonts.kind === 'ready' ? draw(character, factions, fonts.fonts) : undefined),
    [character, factions, fonts],
  );
  const wanted = pictures === undefined || focused === undefined ? undefined : sideOf(pictures, focused);
  useEffect(() => {
    if (wanted !== undefined) setSide(wanted);
  }, [wanted]);

  return (
    <section className={css.pane} aria-label={FORM.card}>
      <div className={css.turn}>
        <Segmented label={FORM.side} bare value={side} segments={SIDES} onChange={setSide} />
      </div>
      {pictures === undefined ? (
        <div className={css.blank}>
          {fonts.kind === 'failed' ? `${FORM.cardFailed}: ${fonts.reason}` : FORM.cardLoading}
        </div>
      ) : (
        <div className={css.sides} data-side={side}>
          <Side picture={pictures.front} side="front" />
          <Side picture={pictures.back} side="back" />
        </div>
      )}
      <p className={css.hint}>{FORM.cardHint}</p>
    </section>
  );
}

/** The form does the same by keyboard: a click here is a short cut to a field of it. */
function Side({ picture, side }: { picture: string; side: CardSide }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className={css.card}
      data-card={side}
      onClick={(event) => {
        const field = (event.target as Element).closest('[data-field]')?.getAttribute('data-field');
        if (field) focusField(field);
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
      dangerouslySetInnerHTML={{ __html: picture }}
    />
  );
}

interface Pictures {
  front: string;
  back: string;
}

function draw(character: Character, factions: readonly Faction[], fonts: FontSet): Pictures {
  const layout: CardLayout = layoutCard({ character, factions, template: defaultTemplate(), fonts });
  return {
    front: toSvg(layout.front, fonts, { idPrefix: 'front' }),
    back: toSvg(layout.back, fonts, { idPrefix: 'back' }),
  };
}

/** The side that shows a field, or undefined when both or neither do. */
function sideOf(pictures: Pictures, path: string): CardSide | undefined {
  const shows = (picture: string) => picture.includes(`data-field="${path}"`);
  const front = shows(pictures.front);
  const back = shows(pictures.back);
  if (front !== back) return front ? 'front' : 'back';
  const parent = path.slice(0, path.lastIndexOf('/'));
  return front || parent === '' ? undefined : sideOf(pictures, parent);
}
