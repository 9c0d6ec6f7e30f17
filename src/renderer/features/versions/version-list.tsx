import { FileWarning, History, Tag } from 'lucide-react';
import { DisplayName } from '../../components/display-name.tsx';
import text from '../../components/text.module.css';
import { ROVING_PROPS } from '../../components/use-roving-focus.ts';
import { VirtualList } from '../../components/virtual-list.tsx';
import type { VersionRow } from '../../store/rows.ts';
import { formatSavedTime, getVersionTitle } from '../../strings/documents/versions.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './version-list.module.css';

/** A version with what the list shows of it. */
export interface ListedVersion {
  readonly version: VersionRow;
  readonly isReadable: boolean;
  /** Whether the document has this state now. */
  readonly isCurrent: boolean;
}

interface Props {
  versions: readonly ListedVersion[];
  shownKey: string | undefined;
  onShow(versionKey: string): void;
}

const ROW_HEIGHT = 56;

/** The versions of a document, newest first. */
export function VersionList({ versions, shownKey, onShow }: Props) {
  const translate = useTranslate();
  return (
    <VirtualList
      items={versions}
      getKey={({ version }) => version.key}
      rowHeight={ROW_HEIGHT}
      hasMeasuredRows
      label={translate('versions.list')}
      className={css.list}
      onFocusMove={(_fromIndex, toIndex) => {
        const listedVersion = versions[toIndex];
        if (listedVersion !== undefined) onShow(listedVersion.version.key);
      }}
      renderRow={(listedVersion) => (
        <VersionLine
          listedVersion={listedVersion}
          isShown={listedVersion.version.key === shownKey}
          onShow={() => onShow(listedVersion.version.key)}
        />
      )}
    />
  );
}

interface LineProps {
  listedVersion: ListedVersion;
  isShown: boolean;
  onShow(): void;
}

function VersionLine({ listedVersion: { version, isReadable, isCurrent }, isShown, onShow }: LineProps) {
  const translate = useTranslate();
  const Icon = isReadable ? (version.isAutomatic === true ? History : Tag) : FileWarning;
  const isNamedByTime = version.name === '' && version.isAutomatic !== true;
  return (
    <button {...ROVING_PROPS} type="button" className={css.line} aria-current={isShown || undefined} onClick={onShow}>
      <Icon aria-hidden className={css.mark} data-unreadable={!isReadable || undefined} />
      <span className={css.who}>
        <DisplayName name={getVersionTitle(translate, version)} />
        {isNamedByTime ? null : <span className={text.quiet}>{formatSavedTime(translate, version)}</span>}
      </span>
      {isReadable && !isCurrent ? null : (
        <span className={css.word} data-unreadable={!isReadable || undefined}>
          {translate(isReadable ? 'versions.same' : 'versions.unreadable')}
        </span>
      )}
    </button>
  );
}
