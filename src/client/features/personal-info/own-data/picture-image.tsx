import { useQuery } from '@tanstack/react-query';
import type { ProfilePicture } from '../../../../contract/files/file.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useObjectUrl } from '../../../ui/image/use-object-url.ts';
import classes from './own-data.module.css';
import { ownDataTexts } from './own-data-texts.ts';
import { ownDataReads } from './queries.ts';

/** An empty frame until the content is there. */
export function PictureImage({ picture }: { picture: ProfilePicture }) {
  const { data: content } = useQuery(ownDataReads(usePrivateApi()).pictureContent(picture));
  const address = useObjectUrl(content);
  return (
    <span className={classes.frame}>
      {address && <img src={address} alt={ownDataTexts.picture.alt} width={96} height={96} />}
    </span>
  );
}
