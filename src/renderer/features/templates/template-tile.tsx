import { Check, Copy, Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { IconButton } from '../../components/button.tsx';
import { useFonts } from '../../store/fonts/use-fonts.ts';
import { useGames } from '../../store/library-context.ts';
import { useCardPictures } from '../../store/pictures/use-pictures.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { drawTemplatePreview } from './template-preview.ts';
import { findTemplatePieces } from './template-subjects.ts';
import css from './templates.module.css';

interface Props {
  template: CardTemplate;
  character: Character;
  factions: readonly Faction[];
  /** Whether the character's card uses the template; undefined for templates of other subjects. */
  isInUse?: boolean | undefined;
  /** Uses the template for the character's card. */
  onChoose?: (() => void) | undefined;
  isOwn: boolean;
  /** Opens the template in the studio; a built-in one is copied first. */
  onEdit(): void;
  /** Saves the template as a file. */
  onSaveFile(): void;
  /** Absent for built-in templates. */
  onRemove?: () => void;
}

/** Shows a preview of a template, with its actions. */
export function TemplateTile({
  template,
  character,
  factions,
  isInUse,
  onChoose,
  isOwn,
  onEdit,
  onSaveFile,
  onRemove,
}: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fonts = useFonts();
  const pictures = useCardPictures(character, factions, template);
  const pieces = useMemo(
    () => findTemplatePieces(translate, gameCatalog, template, gameCatalog.getGame(character)),
    [translate, template, character, gameCatalog],
  );
  const svg = useMemo(
    () =>
      fonts.kind === 'ready'
        ? drawTemplatePreview(gameCatalog, template, pieces?.firstPiece, character, factions, fonts.fonts, pictures)
        : undefined,
    [template, pieces, character, factions, fonts, pictures, gameCatalog],
  );
  const { name: templateName, size: cardSize, credit, sizes: sizeVariants } = template;
  const preview = (
    <span
      className={css.card}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
      dangerouslySetInnerHTML={{ __html: svg ?? '' }}
    />
  );
  return (
    <li className={css.tile}>
      {onChoose === undefined ? (
        <div className={css.picture}>{preview}</div>
      ) : (
        <button
          type="button"
          className={css.picture}
          aria-label={translate('templates.use', { name: shortenName(templateName) })}
          aria-pressed={isInUse === true}
          onClick={onChoose}
        >
          {preview}
          {isInUse === true ? (
            <span className={css.inUse} aria-hidden="true">
              <Check />
            </span>
          ) : null}
        </button>
      )}
      <div className={css.words}>
        <strong>{templateName}</strong>
        <span className={css.quiet}>
          {translate('templates.size', { width: cardSize.width, height: cardSize.height })}
          {pieces === undefined ? '' : `, ${formatLateText(translate, pieces.pluralLabel)}`}
          {sizeVariants === undefined
            ? ''
            : `, ${translate('templates.sizes', { n: Object.keys(sizeVariants).length })}`}
        </span>
        {credit === undefined ? null : <span className={css.quiet}>{credit}</span>}
      </div>
      <div className={css.actions}>
        <IconButton
          icon={<Pencil />}
          label={
            isOwn
              ? translate('templates.editOf', { name: shortenName(templateName) })
              : translate('templates.ownOf', { name: shortenName(templateName) })
          }
          onPress={onEdit}
        />
        <IconButton
          icon={<Copy />}
          label={translate('templates.copyOf', { name: shortenName(templateName) })}
          onPress={onSaveFile}
        />
        {onRemove === undefined ? null : (
          <IconButton
            icon={<Trash2 />}
            label={translate('templates.removeOf', { name: shortenName(templateName) })}
            onPress={onRemove}
          />
        )}
      </div>
    </li>
  );
}
