<?php
/**
 * The tag of a widget, for the block and for the short code.
 *
 * @package Tavola
 */

defined( 'ABSPATH' ) || exit;

/** The attributes of a block and of a short code. */
const TAVOLA_ATTRIBUTES = array(
	'venue'   => '',
	'journey' => '',
	'popup'   => false,
	'label'   => '',
);

/**
 * The documented tag (docs/embed.md), or a link that opens the popup.
 *
 * @param array $attributes Those of TAVOLA_ATTRIBUTES.
 * @return string HTML, escaped.
 */
function tavola_tag( $attributes ) {
	$attributes = tavola_clean( $attributes );
	$settings   = tavola_settings();
	if ( '' === $settings['script_url'] || '' === $settings['base_url'] ) {
		return tavola_fallback( $settings ) . tavola_setup_note();
	}
	// A reader of feeds runs no script.
	if ( is_feed() ) {
		return tavola_fallback( $settings );
	}
	return $attributes['popup'] ? tavola_popup( $attributes, $settings ) : tavola_inline( $attributes, $settings );
}

/** What a block, a short code or a preview's address brings is anyone's text. */
function tavola_clean( $attributes ) {
	$attributes = array_intersect_key( (array) $attributes, TAVOLA_ATTRIBUTES ) + TAVOLA_ATTRIBUTES;
	$text       = array_map( 'sanitize_text_field', array_diff_key( $attributes, array( 'popup' => true ) ) );
	if ( ! preg_match( '/^[A-Za-z][\w-]{0,63}$/', $text['journey'] ) ) {
		$text['journey'] = '';
	}
	return $text + array( 'popup' => (bool) $attributes['popup'] );
}

function tavola_inline( $attributes, $settings ) {
	$id = wp_unique_id( 'tavola-' );
	wp_enqueue_style( 'tavola-booking' );
	return sprintf(
		'<div id="%s" class="tavola-booking">%s</div>%s',
		esc_attr( $id ),
		tavola_fallback( $settings ),
		tavola_script(
			$settings,
			array(
				'data-container' => "#$id",
				'data-venue-id'  => '' !== $attributes['venue'] ? $attributes['venue'] : $settings['venue'],
				'data-journey'   => $attributes['journey'],
			)
		)
	);
}

/** A link that opens the popup. All links of a page share one script tag, in the footer: a theme may render a post twice. */
function tavola_popup( $attributes, $settings ) {
	add_action( 'wp_footer', 'tavola_print_popup_script' );
	// Without the script the link leads there.
	$address = $settings['link'];
	if ( '' === $address ) {
		$address = '' !== $settings['telephone'] ? tavola_telephone( $settings ) : home_url( '/' );
	}
	$data = array(
		'data-tavola-venue'   => '' !== $attributes['venue'] ? $attributes['venue'] : $settings['venue'],
		'data-tavola-journey' => $attributes['journey'],
	);
	$html = '';
	foreach ( $data as $name => $value ) {
		// The first of them makes it a link to the popup, even without a restaurant.
		if ( '' !== $value || 'data-tavola-venue' === $name ) {
			$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
	}
	return sprintf(
		'<a class="wp-element-button" href="%s"%s>%s</a>',
		esc_url( $address, array( 'http', 'https', 'tel' ) ),
		$html,
		esc_html( '' !== $attributes['label'] ? $attributes['label'] : __( 'Book a table', 'tavola' ) )
	);
}

function tavola_print_popup_script() {
	echo tavola_script( tavola_settings(), array() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
}

/** WordPress escapes its attributes. A plugin that adds nonces does so by the filter `wp_script_attributes`. */
function tavola_script( $settings, $data ) {
	$attributes = array(
		'async'         => true,
		'src'           => $settings['script_url'],
		'data-base-url' => $settings['base_url'],
		'data-brand'    => $settings['brand'],
	);
	return wp_get_script_tag( array_filter( $attributes + $data, fn( $value ) => '' !== $value ) );
}

/** The way for guests whose browser runs no scripts or is too old. The widget hides it. */
function tavola_fallback( $settings ) {
	$ways = array();
	if ( '' !== $settings['telephone'] ) {
		$telephone = sprintf(
			'<a href="%s">%s</a>',
			esc_url( tavola_telephone( $settings ), array( 'tel' ) ),
			esc_html( $settings['telephone'] )
		);
		/* translators: %s: a telephone number, as a link */
		$ways[] = sprintf( esc_html__( 'Book by phone: %s', 'tavola' ), $telephone );
	}
	if ( '' !== $settings['link'] ) {
		$ways[] = sprintf( '<a href="%s">%s</a>', esc_url( $settings['link'] ), esc_html__( 'Other ways to book', 'tavola' ) );
	}
	return $ways ? '<p data-tavola-fallback>' . implode( '<br>', $ways ) . '</p>' : '';
}

function tavola_telephone( $settings ) {
	// The first number alone. After a country code, a zero in brackets isn't dialled.
	preg_match( '~\+?\d[\d\s().-]*~', $settings['telephone'], $number );
	return 'tel:' . preg_replace( '/^(\+\d+)\s*\(0\)|[^+\d]/', '$1', $number[0] ?? '' );
}

/** Guests don't see it. */
function tavola_setup_note() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return '';
	}
	return sprintf(
		'<p><a href="%s">%s</a></p>',
		esc_url( admin_url( 'options-general.php?page=tavola' ) ),
		esc_html__( 'Tavola isn’t set up yet: enter the addresses of the script and of your back end.', 'tavola' )
	);
}
