import {
  ClipboardCopy,
  Copy,
  History,
  Image,
  type LucideIcon,
  MonitorUp,
  Printer,
  Redo2,
  ScrollText,
  Share,
  Trash2,
  Undo2,
} from 'lucide-react';

/** The icons of the commands on a document, by command id. The bar above a document shows a button for each of them. */
export const COMMAND_ICONS: Readonly<Record<string, LucideIcon>> = {
  undo: Undo2,
  redo: Redo2,
  duplicate: Copy,
  versions: History,
  'second-screen': MonitorUp,
  'save-log': ScrollText,
  print: Printer,
  'copy-text': ClipboardCopy,
  'team-picture': Image,
  export: Share,
  delete: Trash2,
};
