import { useEffect, useState } from 'react';
import type { NewFile } from '../../../parts/files/new-file.ts';
import { useObjectUrl } from '../../../ui/image/use-object-url.ts';
import classes from './message.module.css';

/** The files of a message that waits on the device: pictures as they are, others by their names. */
export const UnsentFiles = ({ files }: { files: readonly NewFile[] }) => (
  <ul className={classes.files}>
    {files.map((file) => (
      <li key={file.id} className={classes.picture}>
        {file.mime.startsWith('image/') && file.isKept ? <KeptPicture file={file} /> : <bdi>{file.name}</bdi>}
      </li>
    ))}
  </ul>
);

function KeptPicture({ file: { id, name } }: { file: NewFile }) {
  const address = useObjectUrl(useKept(id));
  return address ? <img src={address} alt={name} /> : <bdi>{name}</bdi>;
}

/** Undefined until it is read, and where the device has lost it. */
function useKept(id: string): Blob | undefined {
  const [content, setContent] = useState<Blob>();
  useEffect(() => {
    let isLeft = false;
    const find = async () => {
      const { deviceBlobs } = await import('../../../offline/blobs/device-blobs.ts');
      const kept = await deviceBlobs.find(id);
      if (kept && !isLeft) setContent(new Blob([kept.content], { type: kept.mime }));
    };
    // Its name is shown instead.
    find().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [id]);
  return content;
}
