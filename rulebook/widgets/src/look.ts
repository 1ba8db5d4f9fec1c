// How a bench looks: the book's palette, which its pages share, and its own rules.

import palette from "../../pages/assets/palette.css";
import own from "./styles.css";

export const styles = palette + own;
