import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@shoal/language';
import { NO_TIPS } from '@shoal/table-ui';
import { useId, useState } from 'preact/hooks';
import { changeSettings, settings, THEMES } from '../page/page-settings.ts';
import { useValue } from '../page/use-value.ts';
import { usePageWords } from '../page/words.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import field from '../ui/field.module.css';
import { Select } from '../ui/select.tsx';
import { AboutSection } from './about-section.tsx';
import style from './settings-dialog.module.css';
import { SpeedChoice } from './speed-choice.tsx';
import { SuitsChoice } from './suits-choice.tsx';
import { VolumeSection } from './volume-section.tsx';

/** The settings, over any screen. Changes take effect at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = usePageWords();
  return (
    <Dialog title={words.settings.title} onClose={onClose}>
      <div class={style.settings}>
        <LanguageChoice />
        <ThemeChoice />
        <SuitsChoice />
        <SpeedChoice />
        <VolumeSection />
        <TipsSection />
        <AboutSection />
      </div>
    </Dialog>
  );
}

/** Each language under its own name, so that people find theirs in a page they cannot read. */
function LanguageChoice() {
  const words = usePageWords();
  const { language } = useValue(settings);
  const id = useId();
  return (
    <div class={style.part}>
      <label class={style.label} for={id}>
        {words.settings.language}
      </label>
      <Select id={id} value={language} onChoose={(value) => isLanguage(value) && changeSettings({ language: value })}>
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </Select>
    </div>
  );
}

function ThemeChoice() {
  const words = usePageWords();
  const { theme } = useValue(settings);
  return (
    <Choice
      legend={words.settings.theme}
      values={THEMES.map((value) => ({ value, label: words.settings.themes[value] }))}
      isChosen={(value) => value === theme}
      onChoose={(value) => changeSettings({ theme: value })}
    />
  );
}

function TipsSection() {
  const words = usePageWords();
  const [isDone, setDone] = useState(false);
  const showAgain = () => {
    changeSettings({ hadTips: NO_TIPS });
    setDone(true);
  };
  return (
    <section class={style.part} aria-labelledby="tips-title">
      <h3 id="tips-title" class={style.label}>
        {words.settings.tips}
      </h3>
      <p class={field.hint}>{words.settings.tipsHint}</p>
      <div class={style.line}>
        <Button onClick={showAgain}>{words.settings.showTips}</Button>
        <span role="status">{isDone && words.settings.tipsShown}</span>
      </div>
    </section>
  );
}
