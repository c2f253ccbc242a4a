import { useEffect, useState } from 'react';
import type { MediaVideo } from '../../../../contract/content/video.ts';
import { playableUrl } from '../../../offline/kept-videos.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import classes from './videos.module.css';
import { videosTexts as words } from './videos-texts.ts';

const WIDTH = 960;
const HEIGHT = 600;

type VideoPlayerProps = {
  video: MediaVideo;
  /** The file that is played and kept. */
  url: string;
  bytes: number;
};

/** A still picture with length and size; the video is not asked for before somebody plays it. */
export function VideoPlayer({ video, url, bytes }: VideoPlayerProps) {
  const [source, setSource] = useState<string>();
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => () => void (source?.startsWith('blob:') && URL.revokeObjectURL(source)), [source]);

  const play = async () => {
    setIsPlaying(true);
    setSource((await playableUrl(url).catch(() => undefined)) ?? url);
  };
  if (isPlaying && source !== undefined)
    return (
      // biome-ignore lint/a11y/useMediaCaption: the drawings are silent, and their captions are part of the picture.
      <video
        src={source}
        poster={video.poster}
        width={WIDTH}
        height={HEIGHT}
        className={classes.picture}
        controls
        autoPlay
        playsInline
        aria-label={video.title}
      />
    );
  return (
    <Button look="bare" className={classes.poster} onClick={() => void play()}>
      <span className={classes.hidden}>{video.title}: </span>
      <img
        src={video.poster}
        alt=""
        width={WIDTH}
        height={HEIGHT}
        loading="lazy"
        decoding="async"
        className={classes.picture}
      />
      <span className={classes.playing}>
        <Icon name="forward" size={20} /> {words.play(words.size(bytes))}
      </span>
      <span className={classes.length}>
        <span className={classes.hidden}>{words.lengthLabel} </span>
        {words.length(video.durationSec)}
      </span>
    </Button>
  );
}
