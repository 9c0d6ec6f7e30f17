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
import { piecesOf } from './subjects.ts';
import { templatePicture } from './template-picture.ts';
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
  onCopy(): void;
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
  onCopy,
  onRemove,
}: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fonts = useFonts();
  const pictures = useCardPictures(character, factions, template);
  const pieces = useMemo(
    () => piecesOf(translate, gameCatalog, template, gameCatalog.getGame(character)),
    [translate, template, character, gameCatalog],
  );
  const svg = useMemo(
    () =>
      fonts.kind === 'ready'
        ? templatePicture(gameCatalog, template, pieces?.first, character, factions, fonts.fonts, pictures)
        : undefined,
    [template, pieces, character, factions, fonts, pictures, gameCatalog],
  );
  const { name, size, credit, sizes } = template;
  const picture = (
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
        <div className={css.picture}>{picture}</div>
      ) : (
        <button
          type="button"
          className={css.picture}
          aria-label={translate('templates.use', { name: shortenName(name) })}
          aria-pressed={isInUse === true}
          onClick={onChoose}
        >
          {picture}
          {isInUse === true ? (
            <span className={css.inUse} aria-hidden="true">
              <Check />
            </span>
          ) : null}
        </button>
      )}
      <div className={css.words}>
        <strong>{name}</strong>
        <span className={css.quiet}>
          {translate('templates.size', { width: size.width, height: size.height })}
          {pieces === undefined ? '' : `, ${formatLateText(translate, pieces.many)}`}
          {sizes === undefined ? '' : `, ${translate('templates.sizes', { n: Object.keys(sizes).length })}`}
        </span>
        {credit === undefined ? null : <span className={css.quiet}>{credit}</span>}
      </div>
      <div className={css.actions}>
        <IconButton
          icon={<Pencil />}
          label={(isOwn
            ? (name: string) => translate('templates.editOf', { name: shortenName(name) })
            : (name: string) => translate('templates.ownOf', { name: shortenName(name) }))(name)}
          onPress={onEdit}
        />
        <IconButton
          icon={<Copy />}
          label={translate('templates.copyOf', { name: shortenName(name) })}
          onPress={onCopy}
        />
        {onRemove === undefined ? null : (
          <IconButton
            icon={<Trash2 />}
            label={translate('templates.removeOf', { name: shortenName(name) })}
            onPress={onRemove}
          />
        )}
      </div>
    </li>
  );
}
