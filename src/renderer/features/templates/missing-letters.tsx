import { useMemo } from 'react';
import { formatCardFinding } from '../../../shared/card/findings/finding-messages.ts';
import { layoutCard } from '../../../shared/card/layout-card.ts';
import { chooseTemplate } from '../../../shared/card/template/choose-template.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { SeverityIcon } from '../../components/findings/severity-icon.tsx';
import { useFonts } from '../../store/fonts/use-fonts.ts';
import { useGames } from '../../store/library-context.ts';
import { useCharacterTemplates } from '../../store/templates/use-templates.ts';
import { toSentence } from '../../strings/sentence.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { FallbackFontButton } from './fonts/fallback-button.tsx';
import css from './templates.module.css';

interface Props {
  character: Character;
  factions: readonly Faction[];
}

/** Lists the character's letters that no font has, which every template shows as boxes, and offers to choose a font for them. */
export function MissingLetters({ character, factions }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fonts = useFonts();
  const templates = useCharacterTemplates(gameCatalog.getGame(character));
  const note = useMemo(() => {
    if (fonts.kind !== 'ready') return undefined;
    const { template } = chooseTemplate(character, templates);
    const { findings: notes } = layoutCard(gameCatalog, { character, factions, template, fonts: fonts.fonts });
    return notes.find(({ kind }) => kind === 'missing-glyph');
  }, [character, factions, templates, fonts, gameCatalog]);
  if (note === undefined) return null;
  return (
    <div className={css.missing}>
      <p>
        <SeverityIcon severity="error" isOfRules={false} />
        {toSentence(formatCardFinding(translate, gameCatalog, note))}
      </p>
      <FallbackFontButton />
    </div>
  );
}
