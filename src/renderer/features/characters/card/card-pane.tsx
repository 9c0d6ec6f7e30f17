import { type CSSProperties, memo, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { toSvg } from '../../../../shared/card/display/to-svg.ts';
import type { CardFinding } from '../../../../shared/card/findings/card-finding.ts';
import { layoutCard, listCardSides } from '../../../../shared/card/layout-card.ts';
import { chooseTemplate } from '../../../../shared/card/template/choose-template.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { type DisplayList, listTextItems } from '../../../../shared/display/display-list.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { listCardFindings } from '../../../../shared/print/preflight.ts';
import type { FontSet } from '../../../../shared/text/fonts/fonts.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import blankCard from '../../../components/pictures/blank-card.module.css';
import { focusField, pathOf } from '../../../fields/focus-field.ts';
import { useFonts } from '../../../store/fonts/use-fonts.ts';
import { useGames } from '../../../store/library-context.ts';
import { type CardPictures, useCardPictures } from '../../../store/pictures/use-pictures.ts';
import { useCharacterTemplates } from '../../../store/templates/use-templates.ts';
import { translateLabels } from '../../../texts/translate-labels.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useFileDrop } from '../../art/use-file-drop.ts';
import { TemplateRow } from '../../templates/template-row.tsx';
import { ThemeRow } from '../../templates/theme-row.tsx';
import { useDragOut } from '../../transfer/export/use-drag-out.ts';
import { CardNotes } from './card-notes.tsx';
import css from './card-pane.module.css';
import { usePaced } from './use-paced.ts';

interface Props {
  character: Character;
  factions: readonly Faction[];
  /** The form. The card turns to the side that shows the focused field. */
  form: RefObject<HTMLElement | null>;
  /** Called with images that were dropped on the card. */
  onPictures(files: readonly File[]): void;
  /** Called with the name of a folder that was dropped on the card. */
  onFolder(name: string): void;
}

/** The live card: exactly the layout that is printed, rendered as SVG. */
export const CardPane = memo(function CardPane({ character: current, factions, form, onPictures, onFolder }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fonts = useFonts();
  const { shown: character, noteCost } = usePaced(current);
  const templates = useCharacterTemplates(gameCatalog.getGame(character));
  const chosen = useMemo(() => chooseTemplate(character, templates), [character, templates]);
  const { template } = chosen;
  const art = useCardPictures(character, factions, template);
  const { over, handlers } = useFileDrop(onPictures, onFolder);
  const [side, setSide] = useState('front');
  const card = useMemo(() => {
    if (fonts.kind !== 'ready') return undefined;
    return draw(translate, gameCatalog, character, factions, template, fonts.fonts, art);
  }, [character, factions, template, fonts, art, gameCatalog, translate]);
  useEffect(() => noteCost(character, card?.took ?? 0), [character, card, noteCost]);
  const pictures = card?.sides;
  // If the shown side no longer exists, since its text got shorter, the back is shown.
  const shown = pictures === undefined || pictures.some(({ id }) => id === side) ? side : 'back';
  useSideOfFocus(form, pictures, setSide);

  // After a change of template or image the front is shown, since the back may be blank.
  const { id } = template;
  const src = character.art?.image?.src;
  const last = useRef({ id, src });
  useEffect(() => {
    if (last.current.id !== id || last.current.src !== src) setSide('front');
    last.current = { id, src };
  }, [id, src]);

  return (
    <section className={css.pane} aria-label={translate('form.card')} data-over={over || undefined} {...handlers}>
      <div className={css.turn}>
        <Segmented
          label={translate('form.side')}
          bare
          value={shown}
          segments={pictures ?? translateLabels(translate, TWO_SIDES)}
          onChange={setSide}
        />
      </div>
      {pictures === undefined ? (
        <div className={blankCard.blank}>
          {fonts.kind === 'failed' ? `${translate('form.cardFailed')}: ${fonts.reason}` : translate('form.cardLoading')}
        </div>
      ) : (
        <div className={css.sides}>
          {pictures.map(({ id, svg }) => (
            <Side key={id} id={character.id} picture={svg} side={id} shown={id === shown} size={template.size} />
          ))}
        </div>
      )}
      <CardNotes findings={card === undefined ? [] : listCardFindings(character, card.notes, chosen)} />
      <p className={css.hint}>{translate('form.cardHint')}</p>
      <TemplateRow character={character} factions={factions} />
      <ThemeRow character={character} />
    </section>
  );
});

/** Requests the side that shows the focused field, if it is another side than before. */
function useSideOfFocus(
  form: RefObject<HTMLElement | null>,
  pictures: readonly SidePicture[] | undefined,
  onWanted: (side: string) => void,
): void {
  const place = useRef<string>(undefined);
  const last = useRef<string>(undefined);
  const follow = useEffectEvent(() => {
    const { current } = place;
    const wanted = pictures === undefined || current === undefined ? undefined : sideOf(pictures, current);
    if (wanted !== undefined && wanted !== last.current) onWanted(wanted);
    last.current = wanted;
  });
  useEffect(() => {
    const { current } = form;
    const take = ({ target }: FocusEvent) => {
      place.current = pathOf(target as Element);
      follow();
    };
    current?.addEventListener('focusin', take);
    return () => current?.removeEventListener('focusin', take);
  }, [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown where may have changed
  useEffect(() => follow(), [pictures]);
}

/** Whether an element is visible, or nearly visible. */
function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (current === null) return;
    const watch = new IntersectionObserver((seen) => setNear(seen.at(-1)?.isIntersecting === true), {
      rootMargin: '300px',
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [ref]);
  return near;
}

interface SideProps {
  /** The id of the character, since the card can be dragged out as its document. */
  id: string;
  picture: string;
  side: string;
  shown: boolean;
  /** The size in millimeters. */
  size: { width: number; height: number };
}

/** One side of the card. A click opens a field of the form, which can also be reached by keyboard. */
function Side({ id, picture, side, shown, size }: SideProps) {
  const dragging = useDragOut('characters', id);
  const card = useRef<HTMLDivElement>(null);
  // A very long text fills dozens of sides with a thousand elements each, so that only visible sides are rendered.
  const isDrawn = useNear(card) || shown || TWO_SIDES.some(({ id }) => id === side);
  const proportions: CSSProperties & Record<`--${string}`, number> = {
    '--across': size.width,
    '--down': size.height,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      ref={card}
      className={css.card}
      style={proportions}
      data-card={side}
      data-shown={shown || undefined}
      {...dragging}
      onClick={(event) => {
        const field = (event.target as Element).closest('[data-field]')?.getAttribute('data-field');
        if (field) focusField(field);
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
      dangerouslySetInnerHTML={{ __html: isDrawn ? picture : '' }}
    />
  );
}

/** One side of the card or of a further card. */
interface SidePicture {
  readonly id: string;
  readonly label: string;
  readonly svg: string;
}

const TWO_SIDES = [
  { id: 'front', label: 'form.front' },
  { id: 'back', label: 'form.back' },
] as const;

interface Drawn {
  readonly sides: readonly SidePicture[];
  readonly notes: readonly CardFinding[];
  /** The time that drawing took, in milliseconds. */
  readonly took: number;
}

/** Draws the front and the back of the card, and the sides of further cards that are not blank. */
function draw(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  character: Character,
  factions: readonly Faction[],
  template: CardTemplate,
  fonts: FontSet,
  { getHref: hrefOf, ...books }: CardPictures,
): Drawn {
  const start = performance.now();
  const input = { character, factions, template, fonts, ...books };
  const laid = layoutCard(gameCatalog, input);
  const [own = laid, ...further] = listCardSides(laid);
  const lists = [
    { id: 'front', label: translate('form.front'), list: own.front },
    { id: 'back', label: translate('form.back'), list: own.back },
    ...further.flatMap(({ front, back }, index) =>
      [front, back].flatMap((list, side) =>
        hasText(list)
          ? [
              {
                id: `further-${index}-${side}`,
                label: translate('form.further', { card: index + 2, isBack: side === 1 }),
                list,
              },
            ]
          : [],
      ),
    ),
  ];
  const sides = lists.map(({ id, label, list }) => ({
    id,
    label,
    svg: toSvg(list, fonts, { idPrefix: id, getHref: hrefOf, pathPerRun: true }),
  }));
  return { sides, notes: laid.findings, took: performance.now() - start };
}

const hasText = ({ items }: DisplayList): boolean => listTextItems(items).length > 0;

/** Returns the side that shows a field, or undefined if several or none do. */
function sideOf(pictures: readonly SidePicture[], path: string): string | undefined {
  const shows = pictures.filter(({ svg }) => svg.includes(`data-field="${path}"`));
  if (shows.length > 0) return shows.length === 1 ? shows[0]?.id : undefined;
  const parent = path.slice(0, path.lastIndexOf('/'));
  return parent === '' ? undefined : sideOf(pictures, parent);
}
