/** A file of what is written. */
export interface NewFile {
  /** Made by the device; the server's too. */
  id: string;
  name: string;
  mime: string;
  /** It waits on the device. Absent: an earlier build has sent it when it was chosen. */
  isKept?: boolean;
}
