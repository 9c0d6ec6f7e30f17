import { ClipboardPaste } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import screenCss from '../../../components/screen.module.css';
import { openTextListEntry, type TextListTarget } from '../../../navigation/text-list-request.ts';
import { useTranslate } from '../../../texts/use-translate.ts';

interface Props {
  target: TextListTarget;
  kind?: 'plain' | 'quiet';
  /** Whether a narrow window shows only the icon. */
  isCompact?: boolean;
}

/** Opens the dialog in which a list of members is pasted or typed. */
export function PasteListButton({ target, kind = 'plain', isCompact = false }: Props) {
  const translate = useTranslate();
  const label = translate('textListEntry.open');
  return (
    <Button kind={kind} icon={<ClipboardPaste />} aria-label={label} onPress={() => openTextListEntry(target)}>
      <span className={isCompact ? screenCss.wide : undefined}>{label}</span>
    </Button>
  );
}
